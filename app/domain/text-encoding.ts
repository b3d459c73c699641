/**
 * Decodes text files in UTF-8, UTF-16, GB18030 or Big5, in which many Chinese programs still save 汉字.
 *
 * A byte order mark decides. Without one, UTF-8 is strict enough to be told by its form. The bytes of the
 * others fit each other: 這個 in Big5 is 硂 in GB18030. There the encoding wins in which most
 * characters are everyday ones.
 */
import { isEveryday } from '#app/domain/everyday-hanzi.ts'
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'big5'

/** The commonest characters of running Chinese text, simplified and traditional, and its punctuation. */
const common = new Set(
	'的一是不了在人有我他这個中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则听白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识候带导争运' +
		'們來為國說時會對於過發後裡還沒給這個麼經學現當動開從實無與長機關點業將兩間問應戰頭體見產員論處義幾認條係氣題爾別變總電數報結務場計資許統區隊決馬書則聽卻達強難權設記類據邊張該規萬覺術領確傳師觀讓識導爭運嗎呢吧啊' +
		'，。！？、：；“”‘’「」『』（）《》…',
)

/** Below this share of common characters, a longer text was decoded wrongly, or is none. */
const leastShare = 0.1
const longerText = 40

/** Without a mark, nearly all bytes are some UTF-16: what it says must be plainly Chinese. */
const leastShareOfUtf16 = 0.15

/** Some decoders make these characters of bytes that mean nothing. */
const privateUse = /[\p{Co}\p{Cn}]/u

/** Text as it comes in through the door. Undefined if the bytes aren't text in any of these encodings. */
export function decodeText(bytes: Uint8Array): string | undefined {
	const text = decodedText(bytes)
	return text === undefined ? undefined : incomingText(text)
}

function decodedText(bytes: Uint8Array): string | undefined {
	const marked = markedEncoding(bytes)
	if (marked) return plainText(decodeAs(marked, bytes))
	return plainText(decodeAs('utf-8', bytes)) ?? likeliestText(bytes)
}

export function markedEncoding([first, second, third]: Uint8Array): Encoding | undefined {
	if (first === 0xff && second === 0xfe) return 'utf-16le'
	if (first === 0xfe && second === 0xff) return 'utf-16be'
	if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
	return undefined
}

function likeliestText(bytes: Uint8Array): string | undefined {
	const inPairs = textsInPairs(bytes)
	const likeliest = [
		...inPairs
			.slice(0, 1)
			.map((text) => ({ text, least: text.length > longerText ? leastShare : 0 })),
		...textsIn(['utf-16le', 'utf-16be'], bytes).map(({ text }) => ({
			text,
			least: leastShareOfUtf16,
		})),
	]
		.map((read) => ({ ...read, share: shareOfCommon(read.text) }))
		.filter(({ share, least }) => share >= least)
		.sort((one, other) => other.share - one.share)[0]
	// A list of words like 癌症 and 饕餮 has few common characters, but hardly any other than hanzi.
	return likeliest?.text ?? inPairs.find(isAllHanzi)
}

/** The likelier of GB18030 and Big5 first: a short list has few of the commonest characters. */
function textsInPairs(bytes: Uint8Array): string[] {
	return textsIn(['gb18030', 'big5'], bytes)
		.map(({ text, encoding }) => {
			const isKnown = (character: string) =>
				common.has(character) || isEveryday(character, encoding)
			return { text, share: shareOf(text, isKnown) }
		})
		.sort((one, other) => other.share - one.share)
		.map(({ text }) => text)
}

function textsIn<Given extends Encoding>(encodings: readonly Given[], bytes: Uint8Array) {
	return encodings.flatMap((encoding) => {
		const text = plainText(decodeAs(encoding, bytes))
		const isText = text !== undefined && (encoding === 'gb18030' || !privateUse.test(text))
		return isText ? [{ text, encoding }] : []
	})
}

/** Hanzi, the signs between them and pinyin. Bytes that mean something else give kana and frames, too. */
const besideHanzi =
	/[^\0-\x7f\u4e00-\u9fff\u3000-\u301f\uff01-\uff5e〇“”‘’…—·×→①-⑳āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜü]/u

function isAllHanzi(text: string): boolean {
	return !besideHanzi.test(text)
}

/** Undefined where characters show that the bytes meant something else. */
export function plainText(text: string | undefined): string | undefined {
	return text === undefined || text.includes('\0') ? undefined : text
}

export function isCommonCharacter(character: string): boolean {
	return common.has(character)
}

export function shareOfCommon(text: string): number {
	return shareOf(text, isCommonCharacter)
}

/** Counts only what is beyond ASCII, which all but UTF-16 have in common. */
function shareOf(text: string, isCounted: (character: string) => boolean): number {
	let foreign = 0
	let counted = 0
	for (const character of text) {
		if (character < '\x80') continue
		foreign += 1
		if (isCounted(character)) counted += 1
	}
	return foreign === 0 ? 0 : counted / foreign
}

function decodeAs(encoding: Encoding, bytes: Uint8Array): string | undefined {
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes)
	} catch {
		return undefined
	}
}
