import { zhuyinOf } from '#app/domain/zhuyin/zhuyin.ts'
import { useTextDisplay } from './use-text-display.ts'

type Props = { pinyin: string }

/** The pinyin of words or a sentence as the person reads it. */
export function ReadingLine({ pinyin }: Props) {
	const { notation } = useTextDisplay()
	if (notation === 'zhuyin') return <span lang="zh-Bopo">{zhuyinOf(pinyin)}</span>
	return <span lang="zh-Latn-pinyin">{pinyin}</span>
}
