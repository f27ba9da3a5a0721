/**
 * Command terms in our own words: term | what it asks | what an answer needs. Which board uses which, and in what group,
 * stands in src/content/boards (a test compares); the meanings follow the lists named there (S40, S41, S32).
 */
export const TERM_LINES = `
analyse | Break it into parts and show how they work together. | The parts, how they are connected, and what that shows.
annotate | Add short notes to a diagram or graph. | Labels that explain, not only name.
apply | Use an idea or rule in the case that is given. | The idea, tied to facts of the case.
calculate | Work out a number. | The working, the result, the unit, sensible figures.
comment | Say briefly what you think of a result or statement. | A judgement and one reason from the data.
compare | Say what is alike, and for most boards also what is different. | Both sides in the same sentence, point by point.
compare and contrast | Say what is alike and what is different. | At least one of each, both sides named every time.
construct | Build a diagram, table or argument from what you have. | All parts, in the right form, labelled.
deduce | Reach a conclusion from what is given. | The facts you use, then what follows from them.
define | Give the exact meaning. | The precise words, with what makes it different from others.
derive | Get a new formula or result from known ones. | Where you start, and every step.
describe | Say what it is like or what happens, in detail. No reasons. | One feature or step for each mark; numbers if there is data.
design | Make a plan or a model. | What you change, measure and keep the same, and the steps.
determine | Find the only possible answer. | The method and the answer.
discuss | Look at it from several sides. | Different views with evidence, then your own conclusion.
distinguish | Make the difference clear. | Both sides of each difference.
draw | Make an accurate diagram or graph with a pencil and ruler. | Right shape, clear lines, labels.
estimate | Find a value that is near enough. | How you rounded or reasoned, and the value.
evaluate | Weigh strong and weak points and decide. | Both sides, evidence, and a judgement with its reason.
examine | Look closely at an argument and what it rests on. | What it assumes, how its parts fit, and a conclusion.
explain | Say why or how. | A reason for every point: this happens because …
identify | Pick it out or name it. | A short answer. No reason is needed.
justify | Give good reasons for a choice or answer. | Evidence that supports it, and why it does.
label | Write names on a diagram. | A line that touches the part, and its name.
list | Give several short items. | One item for each mark. Extra wrong ones may cost marks.
measure | Find a value with an instrument. | The value with its unit, as exactly as the scale allows.
outline | Give the main points only. | Two or three main steps or features.
predict | Say what will happen. | The expected result, and mostly a reason.
sketch | Draw the shape by hand. | The right shape and the important points; no exact scale.
state | Give a fact. | A short, exact answer. No reason is needed.
suggest | Give an idea that fits a case you have not met. | Any idea that makes sense here, with its reason.
summarise | Say the important points in few words. | Each key idea once, no examples.
write | Make a whole text, such as an essay. | A claim, evidence, and a clear order.
`
