// Threads that wait for work, so that a step of many environments starts none and allocates nothing.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#ifndef _WIN32
#include <unistd.h>
#endif

namespace prikup {

class Workers {
public:
    using Work = void (*)(void* owner, std::size_t worker, std::size_t workers);

    explicit Workers(std::size_t threads) {
        threads_.reserve(threads - 1);
        try {
            for (std::size_t worker = 1; worker < threads; ++worker) {
                threads_.emplace_back([this, worker] { wait_for_work(worker); });
            }
        } catch (const std::system_error&) {
            // No more threads can be started: those that run share the work.
        }
    }

    ~Workers() {
        if (is_forked()) forget_threads();
        work_ = nullptr;
        start();
        for (std::thread& thread : threads_) thread.join();
    }

    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    std::size_t count() const { return threads_.size() + 1; }

    // Calls work(owner, worker, workers) once for every worker, the calling thread being worker 0, and returns when all
    // have returned. The work throws nothing.
    void run(Work work, void* owner) {
        if (is_forked()) forget_threads();
        if (threads_.empty()) return work(owner, 0, 1);
        work_ = work;
        owner_ = owner;
        busy_.store(static_cast<std::uint32_t>(threads_.size()), std::memory_order_relaxed);
        start();
        work(owner, 0, count());
        for (std::uint32_t left = busy_.load(std::memory_order_acquire); left != 0;
             left = busy_.load(std::memory_order_acquire)) {
            busy_.wait(left, std::memory_order_acquire);
        }
    }

private:
    // Returns true in a child process, which has the memory of these threads but not the threads: there the calling
    // thread does all the work.
    bool is_forked() const { return process_ != current_process(); }

    static long current_process() {
#ifdef _WIN32
        return 0;  // nothing forks
#else
        return static_cast<long>(getpid());
#endif
    }

    // Leaves the threads alone: to destroy a thread that cannot be joined would end the process.
    void forget_threads() {
        new std::vector<std::thread>(std::move(threads_));
        threads_.clear();
        process_ = current_process();
    }

    void start() {
        round_.fetch_add(1, std::memory_order_release);
        round_.notify_all();
    }

    void wait_for_work(std::size_t worker) {
        for (std::uint32_t round = 0;; ++round) {
            round_.wait(round, std::memory_order_acquire);
            if (work_ == nullptr) return;
            work_(owner_, worker, count());
            if (busy_.fetch_sub(1, std::memory_order_acq_rel) == 1) busy_.notify_one();
        }
    }

    long process_ = current_process();
    std::vector<std::thread> threads_;
    std::atomic<std::uint32_t> round_{0}, busy_{0};
    Work work_ = nullptr;
    void* owner_ = nullptr;
};

}  // namespace prikup
