import { compareAddress } from '@dosmares/content/compare-address';
import { Link } from '@dosmares/platform';
import { textLink } from '@dosmares/ui';
import { ArrowRight, Icon } from '@dosmares/ui/brand';

interface CompareLinkProps {
  ids: readonly (string | number)[];
  className?: string;
  children?: string;
}

/** Leads from houses to the same houses side by side (P15). */
export const CompareLink = ({ ids, className, children = 'Compare side by side' }: CompareLinkProps) => (
  <Link
    to={compareAddress(ids)}
    css={[textLink, { justifySelf: 'start' }]}
    className={className}
    data-print="hidden"
  >
    {children}
    <Icon of={ArrowRight} className="lucide-arrow-right" size={18} />
  </Link>
);
