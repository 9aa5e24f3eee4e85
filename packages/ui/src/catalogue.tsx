import { useState } from 'react';
import { Button } from './actions/button.tsx';
import { Badge } from './feedback/badge.tsx';
import { Notice } from './feedback/notice.tsx';
import { Toaster } from './feedback/toaster.tsx';
import { Select } from './fields/select/select.tsx';
import { TextArea, type TextAreaProps, TextField, type TextFieldProps } from './fields/text-field.tsx';
import { Dialog } from './layout/dialog.tsx';
import { Tabs } from './layout/tabs.tsx';
import { Carousel } from './media/carousel.tsx';
import { StatTile } from './stats/stat-tile.tsx';

const longText =
  'A house between the desert and two seas, with a view that no other house of the bay has. '.repeat(6);
const longWord = 'Parangaricutirimicuaro'.repeat(6);
const houses = ['Villa', 'Casita', longWord].map((label) => ({ value: label, label }));
const ignore = () => {};

/** The components of the brand, in every state. */
export const catalogue = {
  button: {
    usual: { Show: () => <Button>Write to us</Button> },
    quiet: { Show: () => <Button tone="quiet">Write to us</Button> },
    busy: { Show: () => <Button busy>Sending</Button> },
    disabled: { Show: () => <Button disabled>Write to us</Button> },
    'long text': { Show: () => <Button>{longText}</Button> },
  },
  'text field': {
    empty: { Show: () => <Line name="name" label="Name" /> },
    required: { Show: () => <Line name="name" label="Name" required hint="As in your passport" /> },
    error: { Show: () => <Line name="name" label="Name" error="Please tell us your name." /> },
    'long text': { Show: () => <Line name="name" label={longText} text={longWord} /> },
  },
  'text area': {
    empty: { Show: () => <Lines name="message" label="Message" /> },
    error: { Show: () => <Lines name="message" label="Message" error="Please write something." /> },
    'long text': {
      Show: () => <Lines name="message" label="Message" text={longText.repeat(4)} />,
    },
  },
  select: {
    empty: { Show: () => <Choice placeholder="Any house" /> },
    chosen: { Show: () => <Choice chosen="Villa" /> },
    error: { Show: () => <Choice error="Please choose a house." placeholder="Any house" /> },
    'long text': { Show: () => <Choice chosen={longWord} /> },
  },
  notice: {
    success: { Show: () => <Notice tone="success">Your message is on its way.</Notice> },
    alert: { Show: () => <Notice tone="alert">Your message could not be sent.</Notice> },
    'long text': { Show: () => <Notice tone="alert">{longText}</Notice> },
  },
  toast: {
    status: { Show: () => <Told tone="status" title="Sent" /> },
    alert: { Show: () => <Told tone="alert" title="Not sent" text="Please try again." /> },
    'long text': { Show: () => <Told tone="alert" title={longText} text={longWord} /> },
  },
  badge: {
    usual: { Show: () => <Badge>New</Badge> },
    gold: { Show: () => <Badge tone="gold">Sold</Badge> },
    'long text': { Show: () => <Badge>{longText}</Badge> },
  },
  tabs: {
    usual: { Show: () => <Tabs label="Houses" tabs={tabsOf('Two bedrooms and a pool.')} /> },
    'long text': { Show: () => <Tabs label="Houses" tabs={tabsOf(longText)} /> },
  },
  dialog: {
    open: {
      Show: () => (
        <Dialog isOpen onDismiss={ignore} title="Family">
          {longText}
        </Dialog>
      ),
    },
  },
  carousel: {
    empty: {
      Show: () => (
        <Carousel label="Houses" step={320} itemWidth="20rem">
          {[]}
        </Carousel>
      ),
    },
    usual: {
      Show: () => (
        <Carousel label="Houses" step={320} itemWidth="20rem">
          {houses.map(({ label }) => (
            <p key={label}>{label}</p>
          ))}
        </Carousel>
      ),
    },
  },
  'stat tile': {
    usual: { Show: () => <StatTile figure="1850+" label="Properties sold" /> },
    'long text': { Show: () => <StatTile figure="1850+" label={longText} /> },
  },
};

type Words = Omit<TextFieldProps & TextAreaProps, 'value' | 'onChange' | 'type'> & { text?: string };

function Line({ text = '', ...rest }: Words) {
  const [value, write] = useState(text);

  return <TextField {...rest} value={value} onChange={write} />;
}

function Lines({ text = '', ...rest }: Words) {
  const [value, write] = useState(text);

  return <TextArea {...rest} value={value} onChange={write} />;
}

function Choice({
  chosen = '',
  error,
  placeholder,
}: {
  chosen?: string;
  error?: string;
  placeholder?: string;
}) {
  const [value, choose] = useState(chosen);

  return (
    <Select
      name="house"
      label="House"
      options={houses}
      value={value}
      onValueChange={choose}
      error={error}
      placeholder={placeholder}
    />
  );
}

const Told = (toast: { tone: 'status' | 'alert'; title: string; text?: string }) => (
  <Toaster toasts={[{ ...toast, id: 'told' }]} onDismiss={ignore} />
);

const tabsOf = (content: string) => houses.map(({ label }) => ({ label, content: <p>{content}</p> }));
