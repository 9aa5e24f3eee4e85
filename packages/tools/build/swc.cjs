// A webpack loader that compiles with swc, whose errors name file and line; the stack would only be the loader's.
const { transform } = require('@swc/core');

module.exports = function compile(source) {
  const done = this.async();
  const filename = this.resourcePath;
  const options = { ...this.getOptions(), filename, sourceFileName: filename, sourceMaps: this.sourceMap };
  transform(source, options).then(
    ({ code, map }) => done(null, code, map),
    ({ message }) => done(Object.assign(new Error(message.split(/\s+Caused by:/)[0]), { hideStack: true })),
  );
};
