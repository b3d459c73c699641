/**
 * Radicals as the hanzi they are: ⼈ is 人, ⽂ is 文, ⺮ is 竹.
 *
 * Unicode has radicals of its own for indexes of dictionaries. They look like the hanzi, and PDFs and
 * photographs give them for hanzi, so that 中⽂ is found nowhere.
 */

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

export function withoutRadicals(text: string): string {
	return text.replace(radicals, (radical) => hanziOf.get(radical) ?? radical.normalize('NFKC'))
}
