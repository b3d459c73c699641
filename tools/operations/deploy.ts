import { spawnSync } from 'node:child_process'
import { seed } from '#app/seed/seed.ts'
import { isFarOver, sayBudgets } from '#tools/budgets.ts'
import { build, workerConfigs } from '#tools/build.ts'
import { runNode } from '#tools/run-node.ts'
import { sayAloud } from '#tools/say.ts'
import { orSayWhy, StopReason } from '#tools/stop-reason.ts'
import { bundleSizes, deployedWorkers } from './bundle-sizes.ts'
import { type Settings, settingsOf, variablesOf } from './deploy-settings.ts'
import { openGivenDatabase } from './target.ts'

const wrangler = 'node_modules/wrangler/bin/wrangler.js'

/**
 * `npm run deploy [-- --dry-run]`: migrates the database, then deploys the workers, callees before
 * their callers. For the prerequisites see docs/deploy.md.
 */
export function run(args: string[]): Promise<void> {
	return orSayWhy(async () => {
		const isDryRun = args.includes('--dry-run')
		// Before the build, so that missing settings fail fast.
		const settings = isDryRun ? undefined : settingsOf(process.env)
		await build(sayAloud)
		const sizes = bundleSizes()
		sayBudgets(sizes)
		if (sizes.some(isFarOver)) throw new StopReason('A worker is over its size limit.')
		if (!settings) return console.log('Built for deployment. Nothing was changed.')
		const db = await sayAloud('Migrating the database', openGivenDatabase)
		await seed({
			db,
			say: sayAloud,
			hasMedia: true,
			withDemoAccounts: false,
			secret: settings.sessionSecret,
			only: [
				'second-factors',
				'vocabulary',
				'everyday-words',
				'glosses-of-texts',
				'levels',
				'traditional-forms',
				'coarse-senses',
				'examples',
				'counted-texts',
				'level-decks',
			],
			withMedia: async () => {},
		})
		for (const worker of deployedWorkers) {
			await sayAloud(`Deploying ${worker}`, () => deploy(worker, settings))
		}
		console.log(`Deployed: ${settings.siteUrl}`)
	})
}

async function deploy(worker: (typeof deployedWorkers)[number], settings: Settings): Promise<void> {
	const { variables, secrets } = variablesOf(worker, settings)
	const config = ['-c', workerConfigs[worker]]
	const given = Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`])
	if ((await runNode([wrangler, 'deploy', ...config, ...given])) !== 0) throw failed(worker)
	// On standard input, to keep secrets out of process lists.
	const { status } = spawnSync(process.execPath, [wrangler, 'secret', 'bulk', ...config], {
		input: JSON.stringify(secrets),
		stdio: ['pipe', 'inherit', 'inherit'],
	})
	if (status !== 0) throw failed(worker)
}

function failed(worker: string): StopReason {
	return new StopReason(
		`${worker} could not be deployed; see the lines above. Then run the same command again.`,
	)
}
