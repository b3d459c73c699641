import { spawn } from 'node:child_process'

/** Runs a script of an installed tool with its output on the terminal; resolves to its exit code. */
export function runNode(
	args: readonly string[],
	variables: Record<string, string> = {},
): Promise<number> {
	return new Promise((done, failed) => {
		const child = spawn(process.execPath, args, {
			stdio: ['ignore', 'inherit', 'inherit'],
			env: { ...process.env, ...variables },
		})
		child.once('error', failed)
		child.once('exit', (status) => done(status ?? 1))
	})
}
