import { mapPage, openStreetMap, walkingMinutes } from '../content/map-page';
import shapes from '../content/map-shapes.json';
import { Plan } from '../map/plan';
import { Walks } from '../map/walks';
import { PageHead } from '../seo/page-head';
import { site } from '../site/site';

const { latitude, longitude } = site.position;
const walks = mapPage.places
  .flatMap(({ arrival: name, at }) => (name ? { name, minutes: walkingMinutes(at) } : []))
  .sort((a, b) => a.minutes - b.minutes);

/** The map. It stands in a frame, so it has neither header nor footer. */
export default async function MapPage() {
  return (
    <main id="main">
      <PageHead path="/map" />
      <Plan data={mapPage} shapes={shapes} studio={{ name: site.name, at: [longitude, latitude] }}>
        <Walks data={mapPage} walks={walks} openHref={openStreetMap} />
      </Plan>
    </main>
  );
}
