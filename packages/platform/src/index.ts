export { Link, NavLink, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
export {
  type Answer,
  type ChatControl,
  PlatformProvider,
  type PlatformServices,
  type Post,
  type PostOptions,
  type ShowToast,
  useChat,
  useConfig,
  usePlatform,
  usePost,
  useToast,
} from './platform.tsx';
export { Slot, SlotFrame } from './slot.tsx';
export type { SlotRuntime, SlotState } from './slot-runtime.ts';
