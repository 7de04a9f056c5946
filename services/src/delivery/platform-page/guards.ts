import {
  type ArgumentsHost,
  type CanActivate,
  Catch,
  createParamDecorator,
  type ExceptionFilter,
  type ExecutionContext,
  Injectable,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../common/index.ts';
import { Operators } from './operators.service.ts';
import { logInPage, pageHeaders } from '@grove/operators-page';

const requestOf = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest<FastifyRequest>();

const nothingHere = (): DomainError => new DomainError('not_found', 'There is nothing at this address.');

/** Lets nobody in where no operator token is configured, and through forms only those of our own page. */
@Injectable()
export class PlatformGuard implements CanActivate {
  readonly #operators: Operators;

  constructor(operators: Operators) {
    this.#operators = operators;
  }

  /** @throws DomainError `not_found` or `forbidden` */
  canActivate(context: ExecutionContext): true {
    if (!this.#operators.areWelcome) throw nothingHere();
    const request = requestOf(context);
    if (request.method === 'POST' && !this.#operators.isOwnForm(request))
      throw new DomainError('forbidden', 'This form did not come from the page itself. Open /platform and try again.');
    return true;
  }
}

/** Somebody has to log in first. */
class NotLoggedInError extends Error {
  override readonly name = 'NotLoggedInError';
}

const operatorOf = new WeakMap<FastifyRequest, string>();

/** Lets operators in; `@Operator()` then gives the name. Anybody else gets the form to log in, from `LogInFilter`. */
@Injectable()
export class OperatorGuard implements CanActivate {
  readonly #operators: Operators;

  constructor(operators: Operators) {
    this.#operators = operators;
  }

  canActivate(context: ExecutionContext): true {
    const request = requestOf(context);
    const name = this.#operators.nameOf(request);
    if (name === undefined) throw new NotLoggedInError();
    operatorOf.set(request, name);
    return true;
  }
}

/** The name of the operator who asks, behind `OperatorGuard`. */
export const Operator = createParamDecorator((_: unknown, context: ExecutionContext) =>
  operatorOf.get(requestOf(context)),
);

/** Answers whoever has to log in with the form for that. */
@Catch(NotLoggedInError)
export class LogInFilter implements ExceptionFilter {
  catch(_: NotLoggedInError, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const isChange = http.getRequest<FastifyRequest>().method === 'POST';
    const page = isChange
      ? logInPage({ kind: 'refused', text: 'Please log in first; nothing was changed.' })
      : logInPage();
    void http.getResponse<FastifyReply>().code(401).headers(pageHeaders).send(page);
  }
}

/** Lets faults be set only where the configuration allows them. */
@Injectable()
export class FaultsGuard implements CanActivate {
  readonly #operators: Operators;

  constructor(operators: Operators) {
    this.#operators = operators;
  }

  /** @throws DomainError `not_found` */
  canActivate(): true {
    if (!this.#operators.mayCauseFaults) throw nothingHere();
    return true;
  }
}
