import { PenLine } from 'lucide-react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'

type Props = {
	/** A word in both scripts if they differ, the one of its reader first. */
	forms: readonly string[]
	/** Called before the strokes are shown. */
	onOpen: () => void
}

/** Shows the strokes of a word, whose code loads now. */
export function StrokesButton({ forms, onOpen }: Props) {
	const toast = useToast()

	async function open() {
		try {
			const { openStrokes } = await import('#app/features/strokes/open-strokes.tsx')
			onOpen()
			openStrokes({ forms })
		} catch (error) {
			console.warn(error)
			toast({ tone: 'error', text: pageErrorText('word.load-failed') })
		}
	}

	return (
		<Button
			type="button"
			look="quiet"
			className="-ml-3 min-h-10 px-3 text-sm"
			aria-haspopup="dialog"
			onClick={open}
		>
			<PenLine aria-hidden size={16} />
			Strokes
		</Button>
	)
}
