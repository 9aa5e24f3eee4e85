// biome-ignore-all format: written by bin/pictures.ts from media/, never by hand

export const mapTable = {
  "baja-sur": {"box":{"west":-112.2,"east":-109.1,"south":22.7,"north":26.28},"hash":"352bd3fc"},
  "los-cabos": {"box":{"west":-110.4,"east":-109.3,"south":22.7,"north":23.3},"hash":"3b7b39f6"},
} as const;
