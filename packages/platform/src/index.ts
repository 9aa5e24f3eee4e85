export { Link, NavLink, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
export * from './platform.tsx';
export { Slot, SlotFrame } from './slot.tsx';
