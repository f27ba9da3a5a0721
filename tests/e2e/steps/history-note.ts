/** An original history note of about 300 words, as a student would paste it. */
export const HISTORY_NOTE = `# The Potsdam Conference

The Potsdam Conference took place from 17 July to 2 August 1945 near Berlin. The leaders of the United States, Great Britain and the Soviet Union met to settle the future of defeated Germany.

## What was agreed

Reparations are payments made by a defeated country for the damage it caused during a war. Germany was divided into four zones of occupation. Denazification means the removal of Nazi ideas and people from public life. Demilitarisation is the disbanding of a country's armed forces and arms industry.

The aims for Germany were:

- demilitarisation
- denazification
- democratisation
- decentralisation

## What was disputed

Stalin demanded heavy reparations because the Soviet Union had lost millions of people in the war. Truman was less willing to compromise because he believed that the atomic bomb gave him an advantage. The first atomic bomb was tested successfully in New Mexico on 16 July 1945.

Stalin refused to allow free elections in Poland because he wanted a buffer zone against a future invasion. As a result, the Western allies grew suspicious of Soviet intentions in Eastern Europe. A buffer zone is a neutral area that keeps rival powers apart.

## Why it matters

The Potsdam Conference was the last meeting of the three wartime allies. Trust between them declined because each side feared the intentions of the other. The Cold War was the period of tension between the United States and the Soviet Union from 1947 to 1991. The Iron Curtain was the border that divided Europe into a communist east and a capitalist west. The Truman Doctrine was the policy of helping countries that resisted communism. Containment is the policy of stopping communism from spreading to further countries. The Marshall Plan gave economic aid to Western Europe because hunger and poverty made communism attractive.
`
