import { pageErrorText } from '#app/domain/page-errors.ts'
import { useToast } from '#app/ui/toast.tsx'

/**
 * Shows the strokes of a word beside the page, whose code loads only then. `forms` is the word in both scripts if they
 * differ, the one of its reader first. `onOpen` is called before they show.
 */
export function useStrokes(): (forms: readonly string[], onOpen?: () => void) => Promise<void> {
	const toast = useToast()
	return async (forms, onOpen) => {
		try {
			const { openStrokes } = await import('./open-strokes.tsx')
			onOpen?.()
			openStrokes({ forms })
		} catch (error) {
			console.warn(error)
			toast({ tone: 'error', text: pageErrorText('word.load-failed') })
		}
	}
}
