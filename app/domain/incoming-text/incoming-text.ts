/**
 * The one door for text: whatever a person types, pastes, loads or shares passes it once.
 *
 *   二○○八年，我是⼀个⼈，在中国学\u200B习中⽂。  →  二〇〇八年，我是一个人，在中国学习中文。
 *
 * - Radicals and compatibility forms are their hanzi.
 * - What draws nothing is dropped. Spaces and tabs stay; forms and Windows end lines with two
 *   characters, which become one.
 * - ○ in a number is 〇.
 * - Half a character, which no database takes, is �. The text is NFC.
 *
 * Width and case stay as typed: to compare them there is `matchingKey`.
 */
export function incomingText(text: string): string {
	const whole = text.replace(/\r\n?/g, '\n').replace(/\p{Surrogate}/gu, '\ufffd')
	// Letters that stood apart may compose once nothing unseen is between them.
	const seen = withoutUnseen(withoutRadicals(whole).normalize('NFC')).normalize('NFC')
	return withZeros(seen)
}

/**
 * The supplement, which NFKC leaves alone, after Unicode's EquivalentUnifiedIdeograph.txt. Where that has a
 * part of a character which no dictionary lists (𥫗), the character has its place (竹).
 */
const supplement =
	'⺁⺂⺃⺄⺅⺆⺇⺈⺉⺊⺋⺌⺍⺎⺏⺐⺑⺒⺓⺔⺕⺖⺗⺘⺙⺛⺜⺝⺞⺟⺠⺡⺢⺣⺤⺥⺦⺧' +
	'⺨⺩⺪⺫⺬⺭⺮⺯⺰⺱⺲⺳⺴⺵⺶⺷⺸⺹⺺⺻⺼⺽⺾⺿⻀⻁⻂⻃⻄⻅⻆⻇⻈⻉⻊⻋⻌⻍' +
	'⻎⻏⻐⻑⻒⻓⻔⻕⻖⻗⻘⻙⻚⻛⻜⻝⻞⻟⻠⻡⻢⻣⻤⻥⻦⻧⻨⻩⻪⻫⻬⻭⻮⻯⻰⻱⻲⻳'
const asHanzi =
	'厂乛乚乙亻冂几刀刂卜㔾小小兀尣尢尢巳幺彑彐忄心扌攵旡日月歺母民氵氺灬爫爫丬牛' +
	'犭王疋目示礻竹糹纟罓罒㓁冗网羊羊羊耂肀聿肉臼艹艹艹虎衤覀西见角角讠贝足车辶辶' +
	'辶邑钅長镸长门阜阝雨青韦页风飞食食飠饣首马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟'

const hanziOf = new Map([...supplement].map((radical, at) => [radical, asHanzi.charAt(at)]))

/** Radicals, and the numerals 〸〹〺, which are 十卄卅. */
const radicals = /[\u2E80-\u2FDF\u3038-\u303A]/g

/**
 * Radicals as the hanzi they are: ⼈ is 人, ⽂ is 文, ⺮ is 竹.
 *
 * Unicode has radicals of its own for indexes of dictionaries. They look like the hanzi, and PDFs and
 * photographs give them for hanzi, so that 中⽂ is found nowhere.
 */
function withoutRadicals(text: string): string {
	return text.replace(radicals, (radical) => hanziOf.get(radical) ?? radical.normalize('NFKC'))
}

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

/**
 * Characters that draw nothing. Web pages, newspapers and chat programs put them between hanzi, where
 * 学\u200B习 looks like one word and is two.
 *
 * Some have a task, and stay there: 👨‍👩‍👧 is joined by U+200D, ❤️ is red by U+FE0F, and a flag 🏴󠁧󠁢󠁳󠁣󠁴󠁿 is spelt with
 * tags. Joiners shape the letters of Persian and Hindi names.
 */
function withoutUnseen(text: string): string {
	return text.replace(kept, (_, task: string | undefined) => task ?? '')
}

const numeral = '[一二三四五六七八九〇]'
const circles = '[○◯]+'

const zeros = new RegExp(
	`(?<=${numeral})(?:${circles}(?=\\p{Script=Han})|[OＯ]+(?=${numeral}|年))|[○◯](?=[一二三四五六七八九]年)`,
	'gu',
)

/**
 * The zero 〇 as it is typed: 二○○八年 and 二OO八年 are 二〇〇八年.
 *
 * A circle is also a bullet, and stands for what is left out (王○○). So it is a zero only behind a numeral
 * and before a hanzi, or before a numeral and 年. The letter O stands between numerals.
 */
function withZeros(text: string): string {
	return text.replace(zeros, (typed) => '〇'.repeat(typed.length))
}
