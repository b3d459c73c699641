/** 北京 Běi jīng is a name and 背景 bèi jǐng is none: names are read with a capital. */
export function isNameReading(pinyin: string): boolean {
	return /^\p{Lu}/u.test(pinyin)
}

/** Places, things and given names are read with one capital, as 鼓楼 Gǔ lóu; 王 Wáng and 白雪 Bái Xuě are people. */
export function isTitleReading(word: string, pinyin: string): boolean {
	return [...word].length > 1 && /^\p{Lu}\P{Lu}+$/u.test(pinyin)
}
