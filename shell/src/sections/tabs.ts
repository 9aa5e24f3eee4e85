export { Tabs } from '@dosmares/ui';
