import { LoaderCircle, Volume2 } from 'lucide-react'
import { useEffect } from 'react'
import { isHanzi } from '#app/domain/hanzi.ts'
import { useSound } from './use-sound.ts'

type Props = {
	word: string
	/** Its reading in context: 长 is cháng or zhǎng. */
	pinyin: string
	/** The text that has it: the dictionary may not. */
	lessonId?: string | null
	articleId?: string | undefined
	/** The button's name if it must not reveal the word. */
	name?: string | undefined
	look?: 'small' | 'large'
	/** Speaks the word as soon as it appears, if the browser allows it. */
	isSaidAtOnce?: boolean
}

const looks = {
	small: { button: 'size-10 hover:bg-sunken', icon: 20, idle: 'text-ink-soft' },
	large: {
		button: 'size-20 bg-cinnabar text-on-cinnabar sm:size-24 hover:bg-cinnabar-deep',
		icon: 40,
		idle: '',
	},
} as const

/** Speaks a word, which is fetched only when the button is clicked. */
export function PronunciationButton(props: Props) {
	const { word, pinyin, lessonId, articleId, name, look = 'small', isSaidAtOnce = false } = props
	const search = new URLSearchParams({
		text: word,
		...(pinyin && { pinyin }),
		...(lessonId && { lesson: lessonId }),
		...(articleId && { article: articleId }),
	})
	const { state, play } = useSound(`/nls/tts?${search}`, { text: word, pinyin })
	// biome-ignore lint/correctness/useExhaustiveDependencies: spoken once, when it appears
	useEffect(() => {
		if (isSaidAtOnce && isHanzi(word)) void play()
	}, [])
	// The dictionary has 卡拉OK, but the voice speaks only hanzi.
	if (!isHanzi(word)) return null

	const isLoading = state.kind === 'loading'
	const Icon = isLoading ? LoaderCircle : Volume2
	const { button, icon, idle } = looks[look]
	const tone = look === 'small' && state.kind === 'playing' ? 'text-cinnabar-deep' : idle
	return (
		<>
			<button
				type="button"
				onClick={play}
				aria-label={name ?? `Hear ${word}`}
				aria-busy={isLoading || undefined}
				className={`grid place-items-center rounded-full ${button} ${tone}`}
			>
				<Icon aria-hidden size={icon} className={isLoading ? 'animate-spin' : ''} />
			</button>
			{state.kind === 'failed' && (
				<p role="alert" className="order-last basis-full text-cinnabar-deep text-sm">
					{state.text}
				</p>
			)}
		</>
	)
}
