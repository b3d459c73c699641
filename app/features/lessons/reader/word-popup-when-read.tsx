import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import type { WordPopup } from '#app/features/vocabulary/popup/word-popup.tsx'
import { useLater } from '#app/ui/loaded-later.ts'
import { useToast } from '#app/ui/toast.tsx'
import { whenRead } from './when-read.ts'

type Props = Omit<ComponentProps<typeof WordPopup>, 'actions'> & {
	/** What can be done with a word as it stands in its sentence. */
	actions: ((entry: WordEntry, sentence: string) => ReactNode) | undefined
}

/** The popup of a text's words; a word that is asked for sooner than its code is there waits for it. */
export function WordPopupWhenRead({ actions, ...props }: Props) {
	const { asked, close } = props
	const toast = useToast()
	const { part, isFailed } = useLater(whenRead, asked !== undefined)

	useEffect(() => {
		if (!asked || !isFailed) return
		toast({ tone: 'error', text: pageErrorText('word.load-failed') })
		close()
	}, [asked, isFailed, toast, close])

	if (!part) return null
	return (
		<part.WordPopup
			{...props}
			actions={actions && asked && ((entry) => actions(entry, part.sentenceAround(asked.place)))}
		/>
	)
}
