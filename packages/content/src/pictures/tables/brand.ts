// biome-ignore-all format: written by bin/pictures.ts from media/, never by hand

export const brandTable = {
  "hero-poster": {"dir":"hero","alt":"Sunset through a natural rock arch at Land’s End, with light running across the sea.","width":1536,"height":864,"widths":[960,1536,1920],"tints":["#c1a69a","#725e5a"],"avif":["06d94af5","348832dc","9b6b7984"],"jpg":"21b02e93"},
  "about-arch": {"dir":"brand","alt":"Aerial view of the arch and granite spires at Land’s End with the sun low over the Pacific.","width":1536,"height":1024,"widths":[768,1200,1536],"tints":["#c2a58f","#4f443b"],"avif":["ec2fb38a","6ec1a815","e3c4962a"],"jpg":"593210b3"},
  "inner-sea": {"dir":"brand","alt":"Open sea in low golden light.","width":1536,"height":864,"widths":[768,1200,1536,1920],"tints":["#bba08a","#252a2f"],"avif":["fa1b8422","3323b1dc","6e45fbbc","b637fe67"],"jpg":"eb2c01c3"},
  "inner-bay": {"dir":"brand","alt":"The rocks of Land’s End against the setting sun, seen across the bay from the sand.","width":1536,"height":1024,"widths":[768,1200,1536,1920],"tints":["#a2938f","#6e5f58"],"avif":["a133acec","9626d16e","2c4ff534","93305e7a"],"jpg":"c6e3c0c6"},
  "inner-coast": {"dir":"brand","alt":"Points and coves of the Cabo Corridor in pink evening light, surf along the rocks.","width":1536,"height":1024,"widths":[768,1200,1536,1920],"tints":["#bdabab","#56525d"],"avif":["16ca09a7","ecab3996","ce94e4ed","fecc6baa"],"jpg":"6c00300e"},
  "inner-estuary": {"dir":"brand","alt":"Palms mirrored in an estuary at first light, mountains behind.","width":1536,"height":1024,"widths":[768,1200,1536,1920],"tints":["#b8b0ad","#645a56"],"avif":["03c7323e","790a268f","5039380f","a985401e"],"jpg":"34d939ec"},
} as const;

export const narrowTable = {
  "hero-poster": {"file":"hero/hero-poster-narrow","hash":"7e36af49","dense":[{"width":720,"hash":"f434301e"},{"width":1080,"hash":"10ebff87"}]},
  "inner-sea": {"file":"brand/inner-sea-narrow","hash":"9b1121c2"},
  "about-arch": {"file":"brand/about-arch-narrow","hash":"dfc19874"},
  "inner-bay": {"file":"brand/inner-bay-narrow","hash":"85cd3305"},
} as const;

export const brandFileTable = {
  "apple-touch-icon": {"file":"brand/apple-touch-icon-180.png","width":180,"height":180,"hash":"2899e8c7"},
  "favicon-192": {"file":"brand/favicon-192.png","width":192,"height":192,"hash":"5af5d330"},
  "favicon-32": {"file":"brand/favicon-32.png","width":32,"height":32,"hash":"3a30927b"},
  "favicon-512": {"file":"brand/favicon-512.png","width":512,"height":512,"hash":"0606924d"},
  "favicon-ico": {"file":"brand/favicon.ico","width":48,"height":48,"hash":"d956517a"},
  "favicon-svg": {"file":"brand/favicon.svg","width":64,"height":64,"hash":"a0e8bee6"},
  "icon-maskable": {"file":"brand/icon-maskable-512.png","width":512,"height":512,"hash":"480cc062"},
  "logo-horizontal-reversed": {"file":"brand/logo-horizontal-reversed.svg","width":532,"height":120,"hash":"b633b2a9"},
  "logo-horizontal": {"file":"brand/logo-horizontal.svg","width":532,"height":120,"hash":"e7e627d7"},
  "logo-stacked-reversed": {"file":"brand/logo-stacked-reversed.svg","width":520,"height":330,"hash":"cdddc2e2"},
  "logo-stacked": {"file":"brand/logo-stacked.svg","width":520,"height":330,"hash":"651441e2"},
  "mark-mono": {"file":"brand/mark-mono.svg","width":120,"height":120,"hash":"69f917c5"},
  "mark-reversed": {"file":"brand/mark-reversed.svg","width":120,"height":120,"hash":"a1736218"},
  "mark": {"file":"brand/mark.svg","width":120,"height":120,"hash":"13d59708"},
  "social-card": {"file":"brand/social-card-1200x630.jpg","width":1200,"height":630,"hash":"23289856"},
  "wordmark-reversed": {"file":"brand/wordmark-reversed.svg","width":427,"height":112,"hash":"652623af"},
  "wordmark": {"file":"brand/wordmark.svg","width":427,"height":112,"hash":"be950761"},
} as const;

export const filmTable = [
  {"file":"hero/hero-portrait.webm","cut":"upright","width":720,"height":1560,"codecs":"av01.0.08M.08","hash":"c83f35c8"},
  {"file":"hero/hero-portrait.mp4","cut":"upright","width":600,"height":1300,"codecs":"avc1.640028","hash":"14cc3bab"},
  {"file":"hero/hero-small.webm","cut":"small","width":1280,"height":720,"codecs":"av01.0.05M.08","hash":"6002101e"},
  {"file":"hero/hero-small.mp4","cut":"small","width":960,"height":540,"codecs":"avc1.64001F","hash":"5a18a995"},
  {"file":"hero/hero-large.webm","cut":"large","width":1600,"height":900,"codecs":"vp09.00.40.08","hash":"8fe4452f"},
  {"file":"hero/hero-large.mp4","cut":"large","width":1280,"height":720,"codecs":"avc1.64001F","hash":"92a8df05"},
] as const;
