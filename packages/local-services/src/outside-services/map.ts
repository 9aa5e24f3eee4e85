import { office } from '@dosmares/content/office';
import { html, Markup } from '@dosmares/contracts/html';
import { framePage } from './frame.ts';

// The tip of the peninsula, drawn by hand: the Pacific to the left, the bay to the right, the marina between.
const coast =
  new Markup(`<svg class="map" viewBox="0 0 800 450" role="img" aria-label="Cabo San Lucas: the office stands beside the marina" preserveAspectRatio="xMidYMid slice">
<rect width="800" height="450" fill="#cfdbe6"/>
<path d="M0 0H800V118C742 150 706 196 640 214C590 228 566 250 540 262C520 272 512 300 498 316C470 348 452 352 436 384C428 402 418 410 404 414C396 400 388 384 370 372C330 346 296 352 250 330C190 302 150 262 96 236C58 218 24 214 0 204Z" fill="#efe8dc" stroke="#c9bda5" stroke-width="1.5"/>
<path d="M434 262C452 246 478 244 492 256C500 264 496 284 482 294C470 302 452 300 440 290C432 282 428 270 434 262Z" fill="#cfdbe6" stroke="#c9bda5"/>
<path d="M492 272C506 272 514 270 524 268" stroke="#cfdbe6" stroke-width="12" fill="none"/>
<g fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"><path d="M40 60C180 92 300 120 420 196S560 214 760 84"/><path d="M420 196C404 228 400 262 410 300S402 352 380 360"/><path d="M250 20C276 96 300 150 356 196S410 214 430 236"/></g>
<g fill="#d9ceb8"><path d="M150 170l26-34 24 34zM196 186l20-26 20 26zM318 322l18-26 18 26z"/></g>
<g font-family="'Cormorant Garamond', Georgia, serif" fill="#4a5672" font-size="17" font-style="italic"><text x="122" y="290" font-size="15">Pacific<tspan x="122" dy="15">Ocean</tspan></text><text x="530" y="352">Cabo San Lucas Bay</text><text x="520" y="250" font-size="13">Marina</text><text x="432" y="424" font-size="13">Land’s End</text></g>
<g transform="translate(424 240)"><path d="M0 0C-16-22-20-30-20-40a20 20 0 0 1 40 0C20-30 16-22 0 0Z" fill="#102f74"/><circle cy="-40" r="7" fill="#d4af37"/></g>
</svg>`);

/** The stand-in for the embedded map of the contact page (C02). */
export const mapPage = () =>
  framePage(
    'Map',
    html`<div class="place">${coast}<p><strong>${office.name}</strong><br>${office.address}</p></div>`,
    'Sample map',
  );

const ways = [
  [
    'From Los Cabos airport',
    'Take Highway 1 south along the Corridor to Cabo San Lucas, 45 minutes. The marina is signposted from the first roundabout.',
  ],
  ['From San Jose del Cabo', 'Highway 1 west for 20 miles (33 km). Follow the signs to the marina.'],
  ['From Todos Santos', 'Highway 19 south for 47 miles (75 km), then the marina from the town entrance.'],
] as const;

/** The stand-in for Get Directions (C02). */
export const directionsPage = () =>
  framePage(
    'Directions',
    html`<h1>How to find us</h1><p>${office.address}</p>${coast}<dl>${ways.map(([from, way]) => html`<dt>${from}</dt><dd>${way}</dd>`)}</dl>`,
    'Sample map',
  );
