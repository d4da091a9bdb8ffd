export { TabLinks, type TabLink, type TabLinksProps } from './TabLinks';
export { Tabs, type TabOption, type TabsProps } from './Tabs';
