import { later, useLater } from '#app/ui/loaded-later.ts'
import { useTextDisplay } from './use-text-display.ts'

const zhuyin = later(() => import('#app/domain/zhuyin/zhuyin.ts'))

type Props = { pinyin: string }

/** The pinyin of words or a sentence as the person reads it. The code for zhuyin loads for those who do. */
export function ReadingLine({ pinyin }: Props) {
	const { notation } = useTextDisplay()
	if (notation === 'zhuyin') return <LaterZhuyin pinyin={pinyin} />
	return <span lang="zh-Latn-pinyin">{pinyin}</span>
}

function LaterZhuyin({ pinyin }: Props) {
	const { part } = useLater(zhuyin, true)
	if (!part) return <span lang="zh-Latn-pinyin">{pinyin}</span>
	return <span lang="zh-Bopo">{part.zhuyinOf(pinyin)}</span>
}
