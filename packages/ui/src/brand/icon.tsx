import type { IconNode } from 'lucide';
import { createElement, type SVGProps } from 'react';

const outline = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

type IconProps = SVGProps<SVGSVGElement> & { of: IconNode; size?: number };

/** A line icon, drawn at 1.5 px by the root's style sheet, and hidden from screen readers. */
export function Icon({ of: shapes, size = 24, className, ...rest }: IconProps) {
  const attributes = {
    ...outline,
    width: size,
    height: size,
    className: className ? `lucide ${className}` : 'lucide',
    'aria-hidden': true,
    ...rest,
  };

  return createElement('svg', attributes, ...shapes.map(([tag, shape]) => createElement(tag, shape)));
}

// By name: the whole set would cost each build two seconds.
export {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  Bath,
  BedDouble,
  Calendar,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleCheck,
  Copy,
  Mail,
  MapPin,
  Maximize,
  Menu,
  MessageCircle,
  MessageSquare,
  Minus,
  Pause,
  Phone,
  Play,
  Plus,
  Printer,
  Ruler,
  Search,
  Send,
  Star,
  TriangleAlert,
  X,
} from 'lucide';
