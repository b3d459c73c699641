/** Something a person can mend: told in one sentence, without a stack. */
export class StopReason extends Error {}

/** Runs a command of the local platform; a `StopReason` ends it with its sentence and status 1. */
export async function orSayWhy(command: () => Promise<void>): Promise<void> {
	try {
		await command()
	} catch (error) {
		if (!(error instanceof StopReason)) throw error
		console.error(error.message)
		process.exit(1)
	}
}
