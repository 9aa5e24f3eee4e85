/** One choice. Its value must not be empty: an empty value is the empty selection (W02). */
export interface SelectOption {
  value: string;
  label: string;
}
