/** A question gives this to the part in which it is answered. */
export type TaskProps<Task> = {
	/** Unique on the page. */
	name: string
	task: Task
	/** The submitted answer; undefined until then. */
	given: string | undefined
	/** What was answered before and may be changed, as in a test that is opened again. */
	begun: string | undefined
	/** Takes the answer so far. */
	change: (answer: string) => void
	/** Tells a change to screen readers. */
	announce: (news: string) => void
}
