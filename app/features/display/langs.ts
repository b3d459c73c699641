/** The languages that Chinese is marked with, as a person reads it. */
export const langOfScript = {
	written: 'zh-CN',
	simplified: 'zh-CN',
	traditional: 'zh-Hant',
} as const
export const langOfNotation = { pinyin: 'zh-Latn-pinyin', zhuyin: 'zh-Bopo' } as const
