import { LoaderCircle, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isFailure } from '#app/domain/failure.ts'
import { isHanzi } from '#app/domain/hanzi.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'

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

type Playback = { kind: 'idle' | 'loading' | 'playing' } | { kind: 'failed'; text: string }

/** Speaks a word, which is fetched only when the button is clicked. */
export function PronunciationButton(props: Props) {
	const { word, pinyin, lessonId, articleId, name, look = 'small', isSaidAtOnce = false } = props
	const [state, setState] = useState<Playback>({ kind: 'idle' })
	const playing = useRef<HTMLAudioElement>()
	// biome-ignore lint/correctness/useExhaustiveDependencies: spoken once, when it appears
	useEffect(() => {
		if (isSaidAtOnce && isHanzi(word)) void say()
		return () => stop(playing)
	}, [])
	// The dictionary has 卡拉OK, but the voice speaks only hanzi.
	if (!isHanzi(word)) return null
	const search = new URLSearchParams({
		text: word,
		...(pinyin && { pinyin }),
		...(lessonId && { lesson: lessonId }),
		...(articleId && { article: articleId }),
	})
	const address = `/nls/tts?${search}`

	/** Phones allow play() only within a click's handler. */
	async function say() {
		stop(playing)
		for (const other of document.querySelectorAll('audio')) other.pause()
		const sound = new Audio(address)
		playing.current = sound
		const show = (next: Playback) => playing.current === sound && setState(next)
		sound.onended = () => show({ kind: 'idle' })
		show({ kind: 'loading' })
		try {
			await sound.play()
			show({ kind: 'playing' })
		} catch (error) {
			if (error instanceof DOMException && error.name === 'NotAllowedError') show({ kind: 'idle' })
			else if (playing.current === sound) {
				show({ kind: 'failed', text: await reasonOf(address) })
			}
		}
	}

	const isLoading = state.kind === 'loading'
	const Icon = isLoading ? LoaderCircle : Volume2
	const { button, icon, idle } = looks[look]
	const tone = look === 'small' && state.kind === 'playing' ? 'text-cinnabar-deep' : idle
	return (
		<>
			<button
				type="button"
				onClick={say}
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

/** Stops the sound. A stopped sound reports no failure. */
function stop(playing: React.MutableRefObject<HTMLAudioElement | undefined>): void {
	playing.current?.pause()
	playing.current = undefined
}

/** An audio element doesn't say why it failed, so request it again to find out. */
async function reasonOf(address: string): Promise<string> {
	try {
		const answer = await fetch(address)
		const body: unknown = answer.ok ? undefined : await answer.json()
		const failure = body && typeof body === 'object' && 'error' in body ? body.error : undefined
		if (isFailure(failure)) return failure.text
	} catch {
		// No network: the text below.
	}
	return pageErrorText(navigator.onLine ? 'pronunciation.failed' : 'audio.offline')
}
