/** An original note, written for this app: about 300 words, so that a newcomer sees the whole loop in a minute. */
export const SAMPLE_TITLE = 'Sample: The Potsdam Conference'

export const SAMPLE_SECTIONS = [
  {
    heading: 'What it was',
    text: 'The Potsdam Conference was the last meeting of the three main Allies of the Second World War. It took place at Cecilienhof Palace in Potsdam, near Berlin, from 17 July to 2 August 1945. Germany had already surrendered in May, while the war against Japan was still going on.'
  },
  {
    heading: 'Who was there',
    text: 'Harry Truman spoke for the United States, because Franklin Roosevelt had died in April. Joseph Stalin led the Soviet delegation. Winston Churchill began the conference for Britain, but he lost the general election, and Clement Attlee took his place.'
  },
  {
    heading: 'What was agreed',
    text: 'Germany was to be disarmed and governed through four occupation zones under an Allied Control Council. The Nazi Party was to be dissolved, and war criminals were to be put on trial. The Oder-Neisse line became the provisional western border of Poland. Each power would take reparations mainly from its own zone, and the Soviet Union would receive in addition a share of industrial equipment from the western zones.'
  },
  {
    heading: 'What divided the Allies',
    text: 'Poland remained a point of dispute, because Stalin wanted friendly governments on his western border. Reparations divided the Allies because the Soviet Union wanted heavy payments, whereas the Western powers feared the cost of a ruined Germany. During the conference Truman told Stalin that the United States had a new weapon of unusual force. Stalin showed little surprise, since his spies had already reported on the atomic project.'
  },
  {
    heading: 'Why it matters',
    text: 'The conference settled how Germany would be occupied, but it left the larger questions open. A common enemy had held the wartime alliance together, and after the defeat of Germany that reason for trust was gone. For this reason many historians see Potsdam as an early step towards the Cold War.'
  }
] as const

/** `section` and `quote` say where the answer stands, word for word. */
export const SAMPLE_CARDS = [
  {
    section: 0,
    front: 'When and where did the Potsdam Conference take place?',
    back: 'At Cecilienhof Palace in Potsdam, from 17 July to 2 August 1945.',
    quote: 'It took place at Cecilienhof Palace in Potsdam, near Berlin, from 17 July to 2 August 1945.'
  },
  {
    section: 1,
    front: 'Why did Truman, and not Roosevelt, speak for the United States at Potsdam?',
    back: 'Roosevelt had died in April 1945.',
    quote: 'Harry Truman spoke for the United States, because Franklin Roosevelt had died in April.'
  },
  {
    section: 1,
    front: 'Who replaced Churchill during the Potsdam Conference, and why?',
    back: 'Clement Attlee, because Churchill had lost the general election.',
    quote:
      'Winston Churchill began the conference for Britain, but he lost the general election, and Clement Attlee took his place.'
  },
  {
    section: 2,
    front: 'Which line became the provisional western border of Poland in 1945?',
    back: 'The Oder-Neisse line.',
    quote: 'The Oder-Neisse line became the provisional western border of Poland.'
  },
  {
    section: 3,
    front: 'Why did reparations divide the Allies at Potsdam?',
    back: 'The Soviet Union wanted heavy payments; the Western powers feared the cost of a ruined Germany.',
    quote:
      'Reparations divided the Allies because the Soviet Union wanted heavy payments, whereas the Western powers feared the cost of a ruined Germany.'
  },
  {
    section: 4,
    front: 'What had held the wartime alliance together?',
    back: 'A common enemy. After the defeat of Germany that reason for trust was gone.',
    quote:
      'A common enemy had held the wartime alliance together, and after the defeat of Germany that reason for trust was gone.'
  }
] as const
