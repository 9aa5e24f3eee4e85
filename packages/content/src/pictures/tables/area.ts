// biome-ignore-all format: written by bin/pictures.ts from media/, never by hand

export const areaTable = {
  "area-cabo-san-lucas": {"dir":"area","alt":"Beach at Cabo San Lucas in morning light, two loungers under a parasol, the granite of Land’s End across the water.","width":960,"height":640,"widths":[480,768,960],"tints":["#7b8c9a","#847c6f"],"avif":["a78900f8","47fad700","8ec3d8a8"],"jpg":"3162905e"},
  "area-cabo-corridor": {"dir":"area","alt":"Rocky points and coves along the Cabo Corridor, surf below and desert hills behind.","width":960,"height":640,"widths":[480,768,960],"tints":["#979ca0","#57605b"],"avif":["dbfb054c","0e2f752b","732e408e"],"jpg":"149dba4d"},
  "area-san-jose-del-cabo": {"dir":"area","alt":"Palms mirrored in the calm estuary of San Jose del Cabo at sunrise, mountains behind.","width":960,"height":640,"widths":[480,768,960],"tints":["#b2abb6","#625961"],"avif":["d26fee16","dc78695f","abcd306f"],"jpg":"6e232438"},
  "area-east-cape": {"dir":"area","alt":"Long empty beach on the East Cape, turquoise water and low dunes.","width":960,"height":640,"widths":[480,768,960],"tints":["#6e8496","#7a7568"],"avif":["503c6956","16239b0f","dda38108"],"jpg":"edcd6699"},
  "area-los-barriles": {"dir":"area","alt":"The bay of Los Barriles from the water: palms, low houses and the sierra behind.","width":960,"height":640,"widths":[480,768,960],"tints":["#8ea2b2","#4c5b62"],"avif":["c3654afa","05648760","2cca9e1e"],"jpg":"2dbca5e8"},
  "area-todos-santos": {"dir":"area","alt":"Palm oasis of Todos Santos with white houses and a church among the trees, hills on both sides.","width":960,"height":640,"widths":[480,768,960],"tints":["#c0bfbc","#5a5247"],"avif":["72688aeb","6c3eee4d","207b7859"],"jpg":"c5a3cba9"},
  "area-pescadero": {"dir":"area","alt":"Dunes with grasses above the Pacific surf at Pescadero, late sun over the water.","width":960,"height":640,"widths":[480,768,960],"tints":["#b8afa5","#4c4946"],"avif":["b7e6fc0c","c2159c04","ed86837e"],"jpg":"c3e65700"},
  "area-la-paz": {"dir":"area","alt":"Promenade of La Paz at dusk, lamps and palms along a calm bay.","width":960,"height":640,"widths":[480,768,960],"tints":["#86879d","#7c6a6f"],"avif":["4ba984b9","04c409d2","74dd78a2"],"jpg":"1933e27c"},
  "area-loreto": {"dir":"area","alt":"Sunrise behind the islands of Loreto, boulders on the shore.","width":960,"height":640,"widths":[480,768,960],"tints":["#c2b2b2","#4b4045"],"avif":["95db041c","91e25a67","25c0fde6"],"jpg":"b82427cb"},
} as const;
