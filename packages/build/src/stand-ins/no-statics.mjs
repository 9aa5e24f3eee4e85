// @ts-check
// Stands in for `hoist-non-react-statics`, which emotion brings for components wrapped by `withTheme`: there are none here.

/** The component as it is. @template Component @param {Component} component */
export default (component) => component;
