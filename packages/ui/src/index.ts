export { Button, type ButtonProps } from './actions/button.tsx';
export { buttonStyles } from './actions/button-styles.ts';
export { IconButton } from './actions/icon-button.tsx';
export { textLink } from './actions/text-link.ts';
export { wholeCardLink } from './actions/whole-card-link.ts';
export { fontFiles, standInMark } from './brand/fonts.ts';
export * from './brand/icon.tsx';
export { rootCss } from './brand/root-css.ts';
export {
  below,
  colour,
  ease,
  floatShadow,
  from,
  gutter,
  layer,
  motionOk,
  nightGround,
  pageHeader,
  palette,
  rail,
  space,
  surface,
  translucent,
  width,
} from './brand/tokens.ts';
export { family, type } from './brand/type.ts';
export { useBrowserValue, useMedia } from './browser-value.ts';
export { Badge } from './feedback/badge.tsx';
export { FormNote, Notice } from './feedback/notice.tsx';
export { ReceiptRows, type ReceiptRowsProps } from './feedback/receipt-rows.tsx';
export { type Toast, Toaster } from './feedback/toaster.tsx';
export { WithContacts } from './feedback/with-contacts.tsx';
export { useEarlySubmit } from './fields/early.ts';
export { Honeypot } from './fields/honeypot.tsx';
export { Rebuilt } from './fields/rebuilt.tsx';
export { Select } from './fields/select.tsx';
export type { SelectOption } from './fields/select-widget.tsx';
export { TextArea, TextField } from './fields/text-field.tsx';
export { entriesOf, recall, remember, restored, useDraft } from './fields/use-draft.ts';
export { later, useLater, whenIdle } from './later.ts';
export { Container } from './layout/container.tsx';
export { Dialog } from './layout/dialog.tsx';
export { Modal } from './layout/dialog-window.tsx';
export { FirstViewEnd, firstViewEndTag } from './layout/first-view-end.tsx';
export { columns, row } from './layout/grids.ts';
export { Opening, PictureStage, StageWords, stageCover } from './layout/picture-stage.tsx';
export { Section, type SectionProps } from './layout/section.tsx';
export { Tabs, tabsStyles } from './layout/tabs.tsx';
export { VisuallyHidden } from './layout/visually-hidden.tsx';
export { Carousel } from './media/carousel.tsx';
export { DrawnMap, type MapMark } from './media/drawn-map.tsx';
export { Picture, settle } from './media/picture.tsx';
export { useNear, whenNear } from './near.ts';
export { Dollars, grouped, Money } from './stats/money.tsx';
export { StatBand, StatTile } from './stats/stat-band.tsx';
export { StylesAhead } from './styles-ahead.tsx';
export { chooseUnits, type Units, useUnits } from './units.ts';
