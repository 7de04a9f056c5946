import { useCatalogue } from '../common/catalogue.ts';
import { LandingFooter } from '../features/closing/components/landing-footer.tsx';
import { ResultsSection } from '../features/closing/components/results-section.tsx';
import { Hero } from '../features/hero/components/hero.tsx';
import { LevelsSection } from '../features/levels/components/levels-section.tsx';
import { MasterySection } from '../features/mastery/components/mastery-section.tsx';
import { SiteMap } from '../features/site-map/components/site-map.tsx';
import { TeachersSection } from '../features/teachers/components/teachers-section.tsx';

/** `/`: from sunrise at the top to night at the foot of the page. */
export function HomePage() {
  const catalogue = useCatalogue();
  return (
    <>
      <Hero />
      <LevelsSection catalogue={catalogue} />
      <MasterySection />
      <SiteMap />
      <TeachersSection catalogue={catalogue} />
      <ResultsSection />
      <LandingFooter />
    </>
  );
}
