export { Tabs, tabsStyles } from '@dosmares/ui';
