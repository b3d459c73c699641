import { EditorBar } from '#app/features/publishing/editor-bar.tsx'
import type { AboutText } from '#app/features/publishing/tab-context.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { useSaveShortcut } from '#app/ui/admin/save-by-key.ts'

type Props = {
	about: AboutText | undefined
	isUnsaved: boolean
	onSave: () => void
}

/** Saving cuts first: only words are saved. */
export function RawBar({ about, isUnsaved, onSave }: Props) {
	useSaveShortcut(() => {
		if (isUnsaved) onSave()
	})
	return (
		<EditorBar about={about} part="text" isUnsaved={isUnsaved}>
			<AdminButton
				type="button"
				disabled={!isUnsaved}
				aria-keyshortcuts="Control+S"
				onClick={onSave}
			>
				Segment and save
			</AdminButton>
		</EditorBar>
	)
}
