// biome-ignore-all format: written by bin/pictures.ts from media/, never by hand

export const agentTable = {
  "1": {"width":640,"height":800,"portrays":"with long dark waves and gold hoops, before the terraced houses of Pedregal","tints":["#cb9d75","#bd998f"],"svg":"822bdb4c","jpg":"6e560480"},
  "2": {"width":640,"height":800,"portrays":"with short sandy hair, a beard and an open linen shirt, a sloop on the Pacific behind him","tints":["#9cacaa","#b2bfba"],"svg":"347c2a39","jpg":"1b0b81f2"},
  "3": {"width":640,"height":800,"portrays":"with a black bob and square glasses, between walls of colored plaster that open to the sea","tints":["#a16c5d","#614e5d"],"svg":"7dc162c5","jpg":"d37daa2e"},
  "4": {"width":640,"height":800,"portrays":"with graying hair and a navy blazer, before a fairway with flag and palms","tints":["#c6c7c4","#656c78"],"svg":"7470cd96","jpg":"bae54fb0"},
  "5": {"width":640,"height":800,"portrays":"with natural curls and an ivory jacket, before the arcaded terraces of a hotel by the sea","tints":["#ab8777","#9ca8a0"],"svg":"91404b8b","jpg":"6946f3a9"},
  "6": {"width":640,"height":800,"portrays":"with a fair beard and round glasses, on the church square of San Jose del Cabo","tints":["#abaea7","#7a7d7d"],"svg":"f11a57d5","jpg":"9ccbdcd4"},
  "7": {"width":640,"height":800,"portrays":"in profile, with a chestnut chignon and a silk scarf, above Santa Maria bay","tints":["#cea68b","#977c6f"],"svg":"6b021812","jpg":"43f0c192"},
  "8": {"width":640,"height":800,"portrays":"with a straw hat, a gray mustache and a guayabera, among the cardon cacti of the East Cape","tints":["#e9b77a","#c7b4a2"],"svg":"6024f1ad","jpg":"84e910ce"},
  "9": {"width":640,"height":800,"portrays":"with a copper bob and a camel jacket, before the masts of a marina at dusk","tints":["#767f97","#989583"],"svg":"b38516c9","jpg":"5a2b9c61"},
  "10": {"width":640,"height":800,"portrays":"in profile, with cropped curls and a pencil behind the ear, before a house under construction","tints":["#a6aaae","#6d7184"],"svg":"0c2338c3","jpg":"7efedabb"},
  "12": {"width":640,"height":800,"portrays":"the founder, with silver hair, pearls and an ivory shawl, on her balcony, the sun setting behind her by the arch","tints":["#59647b","#827e8c"],"svg":"f4810b35","jpg":"9925b513"},
} as const;
