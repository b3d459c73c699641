/**
 * The lines of a plain text that are headings of chapters.
 *
 *   第一章 下山 | 第2章：进城 | 楔子 | 番外 猫的一天 | Chapter 3 回家    are
 *   第一章正文。 | 第二章很短，第三章很长 | 后记是他写的               are not
 *
 * A heading stands alone on its line, and ends like no sentence of a story. Behind a space or a colon it
 * may have a name of any form, without them a short one.
 */

const number = String.raw`[\d０-９〇零一二三四五六七八九十百千两]{1,7}`
const between = String.raw`[\s:：、.．·—-]`
const name = `(?:${between}.{0,40})?`

/** 第一章很好看, 第二章的故事, 第三节课: what a sentence goes on with, and hardly a name begins with. */
const goesOn = '[很讲講是也还還就都太最的里裡课課]|写[得的]|寫[得的]|正文|结束|結束|开始|開始'

/** 第三章归来 has no space before its name; 第一部电影 is no heading. */
const ordinal = String.raw`第\s?${number}\s?(?:[章回节節卷](?!${goesOn})[^，。；、：！？“”]{0,15}|[章回节節卷部幕篇集册冊话話折]${name})`
const volume = String.raw`(?:卷\s?${number}|[上中下]卷|卷[上中下]|[上中下][部册冊篇])${name}`
const around =
	'序章|序幕|序言|前言|自序|楔子|引子|引言|尾声|尾聲|终章|終章|终曲|后记|後記|跋|结语|結語|结局|結局|附录|附錄|番外篇?|外传|外傳|间章|間章|完本感言'
const special = String.raw`(?:${around})(?:\s?${number})?(?:[（(][^（）()]{1,10}[）)])?${name}`
const english = String.raw`(?:chapter|part|book|volume|episode)\s{1,3}(?:\d{1,4}|[ivxlc]{1,7}|one|two|three|four|five|six|seven|eight|nine|ten)\b${name}|(?:prologue|epilogue)\b${name}`

const heading = new RegExp(
	String.raw`^\s*(?:正文\s)?[【〖《\[☆★◆●■\s、]*(?:${ordinal}|${volume}|${special}|${english})$`,
	'iu',
)
const ofVolume = new RegExp(
	String.raw`^\s*[【〖《\[]?(?:第\s?${number}\s?[卷部篇集册冊]|${volume}$)`,
	'iu',
)
const ofChapter = new RegExp(String.raw`第\s?${number}\s?[章回节節]`, 'u')

/** What no heading ends with. 第三章 谁来了？ is one. */
const endOfSentence = /[。，,；;、：:……]["'”’」』]?$/u

/** In UTF-16 units. */
const longestHeading = 80

export function isChapterHeading(line: string): boolean {
	const plain = line.trimEnd()
	return plain.length <= longestHeading && heading.test(plain) && !endOfSentence.test(plain)
}

/** 第一卷 风起, 卷二, 上部: chapters stand below it. */
export function isVolumeHeading(line: string): boolean {
	return isChapterHeading(line) && ofVolume.test(line.trimEnd()) && !ofChapter.test(line)
}
