import { useToast } from '#app/ui/toast.tsx'

/** Says what was done, with a button that takes it back. */
export function useUndoToast() {
	const toast = useToast()
	return (text: string, undo: (() => void) | undefined) =>
		toast({
			tone: 'success',
			text,
			topic: 'marks',
			isOfPage: true,
			action: undo && (
				<form
					onSubmit={(event) => {
						event.preventDefault()
						undo()
					}}
				>
					<button
						type="submit"
						className="min-h-9 rounded-control px-2 font-medium text-sm underline hover:bg-sunken"
					>
						Undo
					</button>
				</form>
			),
		})
}
