/** An option. Its value must not be empty: an empty value means no selection (W02). */
export interface SelectOption {
  value: string;
  label: string;
}
