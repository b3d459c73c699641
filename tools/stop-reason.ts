/** A problem the user can fix, shown as one sentence without a stack trace. */
export class StopReason extends Error {}

/** Runs a command; on a `StopReason` prints its sentence and exits with status 1. */
export async function orSayWhy(command: () => Promise<void>): Promise<void> {
	try {
		await command()
	} catch (error) {
		if (!(error instanceof StopReason)) throw error
		console.error(error.message)
		process.exit(1)
	}
}
