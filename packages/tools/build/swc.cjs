// A webpack loader: compiles a source by swc.
const { transform } = require('@swc/core');

module.exports = function compile(source) {
  const done = this.async();
  const filename = this.resourcePath;
  const options = { ...this.getOptions(), filename, sourceFileName: filename, sourceMaps: this.sourceMap };
  transform(source, options).then(({ code, map }) => done(null, code, map), done);
};
