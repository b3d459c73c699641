/** 北京 Běi jīng is a name and 背景 bèi jǐng is none: names are read with a capital. */
export function isNameReading(pinyin: string): boolean {
	return /^\p{Lu}/u.test(pinyin)
}
