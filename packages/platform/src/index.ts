export { Link, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export * from './platform.tsx';
export { Slot, SlotFrame } from './slot.tsx';
