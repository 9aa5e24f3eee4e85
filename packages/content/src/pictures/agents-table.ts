// biome-ignore-all format: written by bin/pictures.ts from media/, never by hand

export const agentTable = {
  "1": {"width":640,"height":800,"lqip":"data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoMAA8ABABoJbACdAEOeUw8QAD+zeUfeP+fLGfVmxXN6UH2aq9FkuPEE3w2C9lA6Ptp+/iLu24B2dEl+jSGppuqiLSl9AAA","svg":"f6847738","jpg":"7e4d5823"},
  "2": {"width":640,"height":800,"lqip":"data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8ABABoJaACdAEO0j+VCAAA/qNq+o/Nij8+JGWJSLyIH0NJ8O0q1zQ4wKpOHNJAtdmQaNchoOG9lMtfc0EuS/gAAA==","svg":"59cdf7a0","jpg":"cb6ce6c3"},
  "3": {"width":640,"height":800,"lqip":"data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoMAA8ABABoJbACdH8AFbXJAAD+eRv+NX+mYrNWouoASBuOUPXsDUu1V9TaTrop34Uvb6y9HPa8iDsvacGHkm0ukgAAAA==","svg":"14506d3d","jpg":"06ca06b2"},
  "4": {"width":640,"height":800,"lqip":"data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoMAA8ABABoJagCdAEO3PixuD4AAP4noTXMpcnGyiVYB7PtTLAblrmNUfbfAYkyZbDV2JAA5c0QovHmnobdTlhb1XwAAA==","svg":"82607c6d","jpg":"ea77ca05"},
  "5": {"width":640,"height":800,"lqip":"data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoMAA8ABABoJbACdAEfbJLjiSYA/s3+NU22yvRaNSO02d23YLINI2JJtvH2W61C5axfCNCckKnMfTxaUvoAAA==","svg":"fc645be9","jpg":"fd43c562"},
  "6": {"width":640,"height":800,"lqip":"data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoMAA8ABABoJagCdAEO6eaWjRFAAP1TnzGr1NmfwRAs/33+n5jQO8C1C+dXWhE9jsjZhDdM0CzCGKrW4OfdBAXjQ7MAAA==","svg":"782ecc7b","jpg":"746a30fd"},
  "7": {"width":640,"height":800,"lqip":"data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoMAA8ABABoJbACdAEOwU1nJwAA/tq/FIZTX5TBYnLCFB+vbVb5Jp+IaT9iWqETcw/gtnzIBqWqGEQJMMcT1Enyy+MgOuAA","svg":"a43469d9","jpg":"9547577d"},
  "8": {"width":640,"height":800,"lqip":"data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAwAgCdASoMAA8ABABoJbACdAEO5a83xpGEAAD+o3gpBnvdcFAtgt5EBH9mJMo04fUpjytGpOkNGFaj0f4xN2WlU5YXOkjKq1G9AAAA","svg":"f2c7644e","jpg":"7b66491d"},
  "9": {"width":640,"height":800,"lqip":"data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAwAgCdASoMAA8ABABoJbACdH8AGBkKKJ2QIAD+o2p34a1SwRyMp+Mx5wFfLWpoBdFCc7mnQmtkVS/bWPiZC0IjXr2nCSSVvjIDrgAA","svg":"ae7a4940","jpg":"67184d71"},
  "10": {"width":640,"height":800,"lqip":"data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoMAA8ABABoJbACdAD0VQKXgAAA+p6xmt/67eGyKxSVyIw5p6PVrnTzJp+J6w9bqiqT78BcDzTt+JlW/oMqstexxgAAAA==","svg":"78ce2e75","jpg":"05c00b3b"},
  "12": {"width":640,"height":800,"lqip":"data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAABQAgCdASoMAA8ABABoJagCdH8AGBYIbxLztQAA/nkyDazWCnWEkm8DN2Qx930UON1RWGPxSKC37u5nbFKcG7bs/ioGkMUFhXTZj46AAAA=","svg":"11fbc2d1","jpg":"f0cfcf9f"},
} as const;
