import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

type Props = {
	/** "The text is saved, but …" */
	problem: string
	/** Reloads the page's data. */
	reload: () => void
}

/** Stands for a text whose words are not known yet. */
export function UncutPart({ problem, reload }: Props) {
	return (
		<form
			method="get"
			className="grid justify-items-start gap-3"
			onSubmit={(event) => {
				event.preventDefault()
				reload()
			}}
		>
			<Notice tone="error">{problem}</Notice>
			<Button look="secondary">Try again</Button>
		</form>
	)
}
