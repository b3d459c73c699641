/**
 * Characters that draw nothing. Web pages, newspapers and chat programs put them between hanzi, where
 * 学\u200B习 looks like one word and is two.
 *
 * Some have a task, and stay there: 👨‍👩‍👧 is joined by U+200D, ❤️ is red by U+FE0F, and a flag 🏴󠁧󠁢󠁳󠁣󠁴󠁿 is spelt with
 * tags. Joiners shape the letters of Persian and Hindi names.
 */

const emoji = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`
const flag = String.raw`\u{1F3F4}[\u{E0030}-\u{E007A}]+\u{E007F}`
const keycap = String.raw`[0-9#*]\uFE0F\u20E3`
/** From Hebrew to Burmese: the scripts whose letters join. */
const joined = String.raw`(?<=[\u0590-\u109F])[\u200C\u200D]`
const withTask = `${flag}|${keycap}|${joined}|${emoji}(?:\\u200D${emoji})*`

/** Line ends and tabs are controls as well, and stay. */
const controls = String.raw`\0-\x08\x0E-\x1F\x7F-\x84\x86-\x9F`
/** Marks of annotations, and the place of a picture that was not copied along. */
const placeholders = String.raw`\uFFF9-\uFFFC`
const unseen = String.raw`[${controls}${placeholders}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]`

const kept = new RegExp(`(${withTask})|${unseen}`, 'gu')

export function withoutUnseen(text: string): string {
	return text.replace(kept, (_, task: string | undefined) => task ?? '')
}
