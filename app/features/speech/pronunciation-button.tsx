import { useEffect } from 'react'
import { isHanzi } from '#app/domain/hanzi.ts'
import { SoundButton } from './sound-button.tsx'
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

/** Speaks a word, which is fetched only when the button is clicked. */
export function PronunciationButton(props: Props) {
	const { word, pinyin, lessonId, articleId, name, look = 'small', isSaidAtOnce = false } = props
	const search = new URLSearchParams({
		text: word,
		...(pinyin && { pinyin }),
		...(lessonId && { lesson: lessonId }),
		...(articleId && { article: articleId }),
	})
	const sound = useSound(`/nls/tts?${search}`, { text: word, pinyin })
	// biome-ignore lint/correctness/useExhaustiveDependencies: spoken once, when it appears
	useEffect(() => {
		if (isSaidAtOnce && isHanzi(word)) void sound.play()
	}, [])
	// The dictionary has 卡拉OK, but the voice speaks only hanzi.
	if (!isHanzi(word)) return null
	return <SoundButton sound={sound} name={name ?? `Hear ${word}`} look={look} />
}
