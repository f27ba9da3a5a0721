/** What the sample student writes: short notes in the words of a student, true and checked against the archives. */
export const SAMPLE_NOTES = [
  {
    title: 'Photosynthesis',
    subject: 'Biology',
    text: `Photosynthesis is the process by which plants make glucose from carbon dioxide and water, using light energy.

## Where it happens

Chloroplasts are the organelles in which photosynthesis takes place. Chlorophyll is the green pigment that absorbs red and blue light. Stomata are the pores through which carbon dioxide enters the leaf.

## What limits the rate

A limiting factor is the condition that is in shortest supply and holds the rate down. The rate rises with light intensity because more energy reaches the chlorophyll each second.

- light intensity
- carbon dioxide concentration
- temperature
`
  },
  {
    title: 'The Potsdam Conference',
    subject: 'History',
    text: `The Potsdam Conference took place from 17 July to 2 August 1945 near Berlin. Truman, Stalin and Churchill, later Attlee, met to settle the future of defeated Germany.

## What was agreed

Reparations are payments made by a defeated country for the damage it caused during a war. Germany was divided into four zones of occupation. Denazification means the removal of Nazi ideas and people from public life.

## What was disputed

Stalin refused to allow free elections in Poland because he wanted a buffer zone against a future invasion. As a result, the Western allies grew suspicious of Soviet intentions in Eastern Europe. A buffer zone is a neutral area that keeps rival powers apart.
`
  }
] as const
