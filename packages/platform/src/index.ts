export { Link, NavLink, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
export {
  type Answer,
  type ChatControl,
  PlatformProvider,
  type PlatformServices,
  type Post,
  type PostOptions,
  type ShowToast,
  type SlotRuntime,
  type SlotState,
  useChat,
  useConfig,
  usePlatform,
  usePost,
  useToast,
} from './platform.tsx';
export { Slot, SlotFrame } from './slot.tsx';
