import { useCloseDialog } from '#app/ui/admin/close-dialog.ts'
import { CloseLink } from '#app/ui/admin/close-link.tsx'
import { Dialog } from '#app/ui/admin/dialog.tsx'
import { AudioManagement, type Props as Managed } from './audio-management.tsx'

type Props = Managed & {
	/** The list behind the dialog, with its filters. */
	listPath: string
}

/** The audio of a lesson or an article, over the list it stands in. */
export function AudioDialog({ listPath, ...managed }: Props) {
	const { audio } = managed
	const close = useCloseDialog(listPath)
	return (
		<Dialog title="Audio Management" onClose={close}>
			<div className="grid gap-4 pt-2">
				{audio && (
					<p className="wrap-anywhere text-ink-soft">
						<span lang="zh-CN">{audio.title.zh}</span> · {audio.title.en}
					</p>
				)}
				<AudioManagement {...managed} />
				<div className="flex justify-end">
					<CloseLink listPath={listPath}>Close</CloseLink>
				</div>
			</div>
		</Dialog>
	)
}
